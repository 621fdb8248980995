type Instruction = readonly [keyword: string, text: string];

export function readContainerfile(text: string): Instruction[];
export function shellOf(instructions: readonly Instruction[]): string;
