import { InvalidChildMessage } from '../InvalidChildMessage.tsx';

/** The page of an address that names no child, such as `/app/tasks`. */
export const InvalidChildScreen = () => <InvalidChildMessage />;
