export { readView, type StoredView, VIEW_KEYS, type ViewChild, type ViewMode, type ViewStorage } from './storedView.ts';
export {
  createViewActor,
  createViewModeMachine,
  type ViewActor,
  type ViewContext,
  type ViewEvent,
} from './viewModeMachine.ts';
