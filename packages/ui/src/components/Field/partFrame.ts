import type { FieldFrame } from './Field.tsx';

/** Parts what a labelled control is given into what the field draws around it and what goes to the control. */
export const partFrame = <Props extends FieldFrame>({ label, hint, error, optional, wide, ...control }: Props) => ({
  frame: { label, hint, error, optional, wide },
  control,
});
