import { Socket } from 'node:net';

/**
 * A socket that sends together what is written in one turn: the statements of a transaction that wait for nothing leave
 * in one packet instead of one each, and most of what a write costs is sending. The driver corks for every statement.
 */
export class GatheringSocket extends Socket {
  #isGathering = false;

  override cork(): void {
    super.cork();
    if (this.#isGathering) return;
    this.#isGathering = true;
    super.cork();
    process.nextTick(() => {
      this.#isGathering = false;
      super.uncork();
    });
  }
}
