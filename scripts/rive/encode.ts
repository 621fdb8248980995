import { Bytes } from './bytes.ts';
import { fieldOf, FIELD_TYPES, type FieldType, typeKey } from './format.ts';
import { flatten, type Item, type Resolve } from './flatten.ts';
import type { Scene } from './scene.ts';

interface Artboard {
  readonly name: string;
  readonly scene: Scene;
  /** The colour of a paint on this artboard, as 0xAARRGGBB. */
  readonly resolve: Resolve;
}

/** The bytes of a .riv file: header, table of the used keys with their types, then one flat row of objects. */
export const encodeRiv = (artboards: readonly Artboard[]): Uint8Array => {
  const items: readonly Item[] = [
    { type: 'Backboard', props: {} },
    ...artboards.flatMap(({ name, scene, resolve }) => flatten(name, scene, resolve)),
  ];

  const used = new Map<number, FieldType>();
  const body = new Bytes();
  for (const { type, props } of items) {
    body.varuint(typeKey(type));
    for (const [name, value] of Object.entries(props)) {
      const [key, fieldType] = fieldOf(type, name);
      used.set(key, fieldType);
      body.varuint(key).value(fieldType, value);
    }
    body.varuint(0);
  }

  const file = new Bytes().text('RIVE').varuint(7).varuint(0).varuint(0);
  const contents = [...used].sort(([a], [b]) => a - b);
  for (const [key] of contents) file.varuint(key);
  file.varuint(0);
  // Two bits a key, four keys to a uint32: the upper 24 bits of every word stay empty.
  for (let at = 0; at < contents.length; at += 4) {
    file.uint32(contents.slice(at, at + 4).reduce((bits, [, type], i) => bits | (FIELD_TYPES[type] << (2 * i)), 0));
  }
  return file.raw(body.done()).done();
};
