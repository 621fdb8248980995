import { Header } from './Header/Header.tsx';
import { PublicFrame } from './PublicFrame.tsx';

/** The frame of the screens that anybody may see, the signed-in with their own header. */
export const PublicLayout = () => <PublicFrame header={Header} />;
