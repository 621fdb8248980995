import { calls } from '@kovan/api-client/contract';
import { familyRoutes } from '../familyRoutes.ts';
import { addChild, changeChild, listChildren, removeChild } from './service.ts';

/** The children of a family. */
export const childrenRoutes = familyRoutes(({ read, change }, { eraser }) => {
  read(calls.children.list, listChildren);
  change(calls.children.create, addChild);
  change(calls.children.update, changeChild);
  change(calls.children.remove, removeChild(eraser));
});
