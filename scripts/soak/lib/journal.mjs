/** Runs in the page before anything of it does: says which button a press and its click meet. */
const sayPresses = () => {
  for (const type of ['pointerdown', 'pointerup', 'click']) {
    document.addEventListener(
      type,
      ({ target }) => {
        const button = target instanceof Element ? target.closest('button') : null;
        console.debug(`${type} on ${button?.getAttribute('aria-label') ?? 'no button'}`);
      },
      true,
    );
  }
};

const isTick = (request) => request.method() === 'PUT';
/** The task's id, as far as it tells tasks apart, and the key. */
const tickOf = (request) => `${request.url().split('/').at(-2).slice(-6)} by ${request.headers()['idempotency-key']}`;

/** Keeps a browser's journal: its presses, what its pages say, and what becomes of every tick that is sent. */
export const keepJournal = async (context) => {
  let lines = [];
  const note = (line) => lines.push(`${new Date().toISOString().slice(14, 23)} ${line}`);
  await context.addInitScript(sayPresses);
  context.on('console', (message) => note(message.text()));
  context.on('request', (request) => isTick(request) && note(`sent ${tickOf(request)}`));
  context.on('requestfailed', (request) => {
    if (isTick(request)) note(`failed ${tickOf(request)}: ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (isTick(response.request())) note(`${response.status()} to ${tickOf(response.request())}`);
  });
  return {
    note,
    /** Gives what was noted since it was last asked. */
    take: () => {
      const taken = lines;
      lines = [];
      return taken;
    },
  };
};
