/** Of a line of the family's list, in px. */
export const ROW_HEIGHT = 48;
