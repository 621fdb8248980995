import { parseAst, type ESTree } from 'vite';

/** A stretch of code, and what stands there instead. */
interface Cut {
  readonly start: number;
  readonly end: number;
  readonly by: string;
}

type Node = ESTree.Node;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode);

const bodyOf = (node: Node | null): Node | null =>
  node && 'body' in node && isNode(node.body) && node.body.type === 'BlockStatement' ? node.body : null;

/** What a class that begins here is called; some are handed to a variable. */
const classOf = (node: Node): string | undefined => {
  if (node.type === 'ClassDeclaration') return node.id?.name;
  const isHeld = node.type === 'VariableDeclarator' && node.init?.type === 'ClassExpression';
  return isHeld && node.id.type === 'Identifier' ? node.id.name : undefined;
};

/**
 * Leaves parts out of a module, each called as in the code: a function (`nest`), which then does nothing; a class's member
 * (`Logger.warn`), which is then not there; every call of something (`this.logger.warn()`), for which `undefined` stands.
 * Tells of each part that it found; refuses to leave out a member that its class still uses.
 */
export const leaveOut = (code: string, parts: readonly string[], found: (part: string) => void): string => {
  const cuts: Cut[] = [];
  const cut = (part: string, node: Node | null, by: string): boolean => {
    if (!node || !parts.includes(part)) return false;
    found(part);
    cuts.push({ start: node.start, end: node.end, by });
    return true;
  };
  const textOf = ({ start, end }: Node) => code.slice(start, end);
  const isCut = (node: Node, within: string): boolean => {
    switch (node.type) {
      case 'FunctionDeclaration':
        return cut(node.id?.name ?? '', bodyOf(node), '{}');
      case 'VariableDeclarator':
        return cut(textOf(node.id), bodyOf(node.init), '{}');
      case 'MethodDefinition':
      case 'PropertyDefinition':
        return cut(`${within}.${textOf(node.key)}`, node, '');
      case 'CallExpression':
        return cut(`${textOf(node.callee)}()`, node, 'void 0');
      default:
        return false;
    }
  };
  const visit = (node: Node, within: string): void => {
    if (isCut(node, within)) return;
    if (node.type === 'MemberExpression' && node.object.type === 'ThisExpression') {
      const used = `${within}.${textOf(node.property)}`;
      if (parts.includes(used)) throw new Error(`${used} can't be left out: its class uses it`);
    }
    for (const child of childrenOf(node)) visit(child, classOf(node) ?? within);
  };
  visit(parseAst(code), '');
  cuts.sort((one, other) => one.start - other.start);
  return cuts.reduceRight((left, { start, end, by }) => left.slice(0, start) + by + left.slice(end), code);
};
