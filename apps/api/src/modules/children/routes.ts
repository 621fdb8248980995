import { calls } from '@kovan/api-client/contract';
import { familyRoutes } from '../familyRoutes.ts';
import { addChild, changeChild, listChildren, removeChild } from './service.ts';

/** The children of a family. */
export const childrenRoutes = familyRoutes(({ read, change, changeSessions }, { eraser }) => {
  read(calls.children.list, listChildren);
  change(calls.children.create, addChild);
  change(calls.children.update, changeChild);
  changeSessions(calls.children.remove, removeChild(eraser));
});
