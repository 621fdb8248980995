import type { ServerFeature } from '@kovan/api-client/contract';
import { Archive, KeyRound, type LucideIcon, MonitorSmartphone, Tablet, UserRound, UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import { DevicesList } from '../../devices/parts/DevicesList.tsx';
import { PeopleList } from '../../people/parts/PeopleList.tsx';
import { MyData } from './MyData.tsx';
import { NameForm } from './NameForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { SessionsList } from './SessionsList.tsx';
import {
  DataSummary,
  DevicesSummary,
  NameSummary,
  PasswordSummary,
  PeopleSummary,
  SessionsSummary,
} from './summaries.tsx';

interface Section {
  /** Also the key of its texts, and what leads to it in the address. */
  readonly id: 'name' | 'password' | 'sessions' | 'people' | 'devices' | 'data';
  /** What the server must have. */
  readonly feature: ServerFeature;
  readonly icon: LucideIcon;
  readonly Summary: ComponentType;
  readonly Content: ComponentType;
}

/** The sections of the account, in their order. */
export const SECTIONS: readonly Section[] = [
  { id: 'name', feature: 'account', icon: UserRound, Summary: NameSummary, Content: NameForm },
  { id: 'password', feature: 'account', icon: KeyRound, Summary: PasswordSummary, Content: PasswordForm },
  { id: 'sessions', feature: 'account', icon: MonitorSmartphone, Summary: SessionsSummary, Content: SessionsList },
  { id: 'people', feature: 'people', icon: UsersRound, Summary: PeopleSummary, Content: PeopleList },
  { id: 'devices', feature: 'devices', icon: Tablet, Summary: DevicesSummary, Content: DevicesList },
  { id: 'data', feature: 'account', icon: Archive, Summary: DataSummary, Content: MyData },
];
