import type { FieldType } from './format.ts';

export type WireValue = number | string | boolean;

/** Bytes of a .riv file, written one value after another. A varuint is unsigned LEB128, all else little endian. */
export class Bytes {
  private readonly out: number[] = [];

  varuint(value: number): this {
    if (!Number.isInteger(value) || value < 0) throw new Error(`not an unsigned integer: ${value}`);
    let rest = value;
    do {
      const low = rest % 128;
      rest = Math.floor(rest / 128);
      this.out.push(rest > 0 ? low | 0x80 : low);
    } while (rest > 0);
    return this;
  }

  uint32(value: number): this {
    for (let shift = 0; shift < 32; shift += 8) this.out.push((value >>> shift) & 0xff);
    return this;
  }

  float32(value: number): this {
    if (!Number.isFinite(value)) throw new Error(`not a finite number: ${value}`);
    const view = new DataView(new ArrayBuffer(4));
    view.setFloat32(0, value, true);
    return this.raw(new Uint8Array(view.buffer));
  }

  raw(bytes: Iterable<number>): this {
    for (const byte of bytes) this.out.push(byte);
    return this;
  }

  text(value: string): this {
    return this.raw(new TextEncoder().encode(value));
  }

  /** A field's value by the field's type. */
  value(type: FieldType, value: WireValue): this {
    switch (type) {
      case 'uint':
        return this.varuint(Number(value));
      case 'bool':
        return this.raw([value ? 1 : 0]);
      case 'double':
        return this.float32(Number(value));
      case 'color':
        return this.uint32(Number(value));
      case 'string':
        return this.varuint(new TextEncoder().encode(String(value)).length).text(String(value));
    }
  }

  done(): Uint8Array {
    return Uint8Array.from(this.out);
  }
}
