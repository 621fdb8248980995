/** A text that nobody else ever makes. `crypto.randomUUID` is missing on pages served over plain HTTP in a home network. */
export const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
