/** So much of a neighbour stays in sight that one sees the row go on. */
const EDGE = 24;

/** The ref of what is chosen in a row that scrolls sideways: brings it into sight. `scrollIntoView` would move the page, too. */
export const chosenInView = (item: HTMLElement | null): void => {
  if (item?.parentElement) item.parentElement.scrollLeft = item.offsetLeft - EDGE;
};
