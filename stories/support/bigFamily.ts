import { livelyFamily } from '@kovan/api-client/mocks';

const { children = [] } = livelyFamily;

const child = (id: string, name: string, avatar: string) => ({
  id,
  name,
  avatar,
  birthYear: 2017,
  grade: '3. Sınıf',
});

/** The lively family with nine children, some of long names. */
export const bigFamily = {
  ...livelyFamily,
  children: [
    ...children,
    child('abdurrahman', 'Abdurrahman', '🚀'),
    child('emir', 'Muhammed Emir', '🎭'),
    child('ayse', 'Ayşe Nur', '🎨'),
    child('zeynep', 'Zeynep Sultan', '🌟'),
    child('ali', 'Ali', '🎯'),
    child('alparslan', 'Bayram Alparslan', '🎪'),
  ],
};
