import { calls } from '@kovan/api-client/contract';
import { familyRoutes } from '../familyRoutes.ts';
import { listHomework } from './lists.ts';
import { addHomework, changeHomework, removeHomework, setHomeworkStatus } from './service.ts';

/** Homework, by the door that names the child in `Kids-Id`. */
export const homeworkRoutes = familyRoutes(({ read, change }) => {
  const { homework } = calls;
  read(homework.list, (scope, { kidsId, query }) => listHomework(scope, kidsId, query));
  read(homework.listActive, (scope, { kidsId, query }) => listHomework(scope, kidsId, { ...query, activeOnly: true }));
  read(homework.listBySubject, (scope, { kidsId, query }) => listHomework(scope, kidsId, query));
  change(homework.create, addHomework);
  change(homework.update, changeHomework);
  change(homework.setStatus, setHomeworkStatus);
  change(homework.check, setHomeworkStatus);
  change(homework.remove, removeHomework);
});

/** Homework, by the door that names the child in path and body. */
export const familyHomeworkRoutes = familyRoutes(({ read, change }) => {
  const { familyHomework } = calls;
  read(familyHomework.list, (scope, { params, query }) => listHomework(scope, params.childId, query));
  read(familyHomework.listBySubject, (scope, { params, query }) => listHomework(scope, params.childId, query));
  change(familyHomework.create, addHomework);
  change(familyHomework.update, changeHomework);
  change(familyHomework.remove, removeHomework);
});
