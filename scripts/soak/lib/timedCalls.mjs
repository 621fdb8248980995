/** Calls of one family to a server, each timed: `ask(method, path, body)` gives `{ status, json, ms }`. */
export const timedCaller = (origin, token, onTimed) => async (method, path, body) => {
  const since = performance.now();
  const answer = await fetch(origin + path, {
    method,
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  const timed = { method, path, status: answer.status, ms: performance.now() - since };
  onTimed(timed);
  return { ...timed, json: text === '' ? null : JSON.parse(text) };
};
