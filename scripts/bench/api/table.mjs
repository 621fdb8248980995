import { account, devices } from './calls/devices.mjs';
import { children, dashboard } from './calls/family.mjs';
import { familyHomework, homework } from './calls/homework.mjs';
import { auth, generateFields, provider, report, server } from './calls/others.mjs';
import { file, people, profile } from './calls/people.mjs';
import { scheduledTasks, tasks } from './calls/tasks.mjs';

const TABLE = {
  // First, as their codes last ten minutes.
  devices,
  account,
  auth,
  children,
  dashboard,
  report,
  tasks,
  scheduledTasks,
  homework: { ...homework, generateFields },
  familyHomework,
  file,
  profile,
  people,
  server,
  provider,
};

/** How much of the bare server's requests a second is wanted; nothing of what asks for nobody's rows. */
const AIMS = { read: 0.6, write: 0.5, probe: null, alone: null };

const kindOf = ({ kind }, { method }) => kind ?? (method === 'GET' ? 'read' : 'write');

const entriesOf = (rooms) =>
  Object.entries(rooms).flatMap(([room, calls]) => Object.entries(calls).map(([name, of]) => [`${room}.${name}`, of]));

/**
 * Every call with the line that measures it: how it is sent, and the bare handler beside it. A call of the contract
 * without a line, and a line without a call, are refused, so that none is forgotten.
 */
export const linesOf = (contract) => {
  const calls = new Map(entriesOf(contract));
  const lines = new Map(entriesOf(TABLE));
  // A stream goes on: what it costs, and how soon it tells, `npm run soak -- streams` and `bench:web` measure.
  const missing = [...calls].filter(([name, { events }]) => !lines.has(name) && !events).map(([name]) => name);
  const unknown = [...lines].filter(([name, { call }]) => !call && !calls.has(name)).map(([name]) => name);
  if (missing.length > 0 || unknown.length > 0) {
    throw new Error(
      `bench:api has no line for: ${missing.join(', ') || '–'}; no call for: ${unknown.join(', ') || '–'}`,
    );
  }
  return [...lines].map(([name, line]) => {
    const call = line.call ?? calls.get(name);
    const kind = kindOf(line, call);
    return { ...line, name, call, kind, aim: AIMS[kind] };
  });
};

const fill = (path, params) => path.replaceAll(/:([a-zA-Z]+)/g, (whole, name) => params[name] ?? whole);

/** A request of a line, as a family sends it: `n` is which of its rows it is about, where each serves once. */
export const requestOf = async ({ call, send = () => ({}) }, world, n) => {
  const { params = {}, query, body, ...who } = send(world, n);
  const search = query ? `?${new URLSearchParams(query)}` : '';
  return {
    method: call.method,
    path: `${fill(call.path, params)}${search}`,
    headers: await world.headers(who),
    body: body ? JSON.stringify(body) : '',
    unique: call.idempotent === true,
  };
};
