/** Thrown when the server cannot start for a reason outside it; the message is one sentence for the one who runs it. */
export class StartError extends Error {
  constructor(sentence: string, options?: ErrorOptions) {
    super(sentence, options);
    this.name = 'StartError';
  }
}
