import { idOf, KINDS } from './seedRows.mjs';

const { family, child, homework } = KINDS;

/** Reads are spread over so many families, writes over others, so that no list grows while it is measured. */
const READERS = 20;
const ITEMS_TO_COMPLETE = Array.from({ length: 10 }, (_, index) => 4 * (index + 1));

const times = (count, make) => Array.from({ length: count }, (_, index) => make(index + 1));

const NEW_HOMEWORK = { title: 'Kesirler', description: 'Sayfa 45 ve 46', subject: 'Matematik', dueDate: '2030-05-20' };

/**
 * The measured calls: the requests that a product server and the bare one are asked for each, and the share of the bare
 * one's requests a second that ours has to reach. `tokens` are the sessions of the families from 1 on.
 */
export const callsFor = ({ families, tokens, week }) => {
  const spread = (index) => Math.ceil((families / READERS) * index);
  const readers = times(READERS, spread);
  const isReader = new Set(readers);
  const writers = times(families, (index) => index).filter((number) => !isReader.has(number));
  const headers = (number) => ({ authorization: `Bearer ${tokens(number)}`, 'time-zone': 'Europe/Istanbul' });
  const { title, description, subject, dueDate } = NEW_HOMEWORK;
  const wire = { baslik: title, aciklama: description, ders: subject, sonTarih: dueDate };
  const toComplete = ITEMS_TO_COMPLETE.flatMap((number) => writers.map((of) => [of, idOf(homework, of, number)]));
  return [
    {
      name: 'list',
      target: 0.5,
      wanted: 200,
      ours: readers.map((of) => ({ method: 'GET', path: '/api/v2/homework', headers: headers(of) })),
      bare: readers.map((of) => ({ method: 'GET', path: `/list/${idOf(family, of)}` })),
    },
    {
      name: 'dashboard',
      target: 0.5,
      wanted: 200,
      ours: readers.map((of) => ({ method: 'GET', path: '/api/dashboard/stats', headers: headers(of) })),
      bare: readers.map((of) => ({
        method: 'GET',
        path: `/dashboard/${idOf(family, of)}/${week.start}/${week.end}`,
      })),
    },
    {
      name: 'create',
      target: 0.35,
      wanted: 201,
      ours: writers.map((of) => ({
        method: 'POST',
        path: '/api/v2/homework',
        headers: headers(of),
        body: JSON.stringify({ cocukId: idOf(child, of, 1), ...wire }),
        unique: true,
      })),
      bare: writers.map((of) => ({
        method: 'POST',
        path: `/create/${idOf(family, of)}`,
        body: JSON.stringify({ child: idOf(child, of, 1), ...NEW_HOMEWORK }),
      })),
    },
    {
      name: 'complete',
      target: 0.35,
      wanted: 200,
      once: true,
      ours: toComplete.map(([of, id]) => ({
        method: 'PUT',
        path: `/api/v2/homework/${id}/status`,
        headers: headers(of),
        body: '{"status":"completed"}',
      })),
      bare: toComplete.map(([of, id]) => ({ method: 'PUT', path: `/complete/${idOf(family, of)}/${id}`, body: '{}' })),
    },
  ];
};
