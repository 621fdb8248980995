import { isNamedFrequency } from '@kovan/domain/frequencies';
import { GRADES } from '@kovan/domain/grades';
import { isSubject } from '@kovan/domain/subjects';
import { useTranslation } from 'react-i18next';

const GRADE_KEYS = [
  'nursery',
  'kindergarten3',
  'kindergarten5',
  ...Array.from({ length: 12 }, (_, i) => `grade${i + 1}`),
];

/**
 * How stored values are called in the language shown: grades, subjects, weekdays and frequencies, and
 * the text names of emoji. A value that no list knows is shown as it is stored.
 */
export const useNames = () => {
  const { t } = useTranslation('common');
  return {
    gradeName: (grade: string): string => {
      const index = (GRADES as readonly string[]).indexOf(grade);
      return index < 0 ? grade : t(`common:grade.${GRADE_KEYS[index]}`);
    },
    subjectName: (subject: string): string => (isSubject(subject) ? t(`common:subject.${subject}`) : subject),
    weekDayName: (weekDay: string): string => t(`common:weekday.${weekDay}`, { defaultValue: weekDay }),
    weekDayShortName: (weekDay: string): string => t(`common:weekdayShort.${weekDay}`, { defaultValue: weekDay }),
    frequencyName: (weeks: number): string =>
      isNamedFrequency(weeks) ? t(`common:frequency.${weeks}`) : t('common:frequency.custom', { count: weeks }),
    iconName: (icon: string): string => t(`common:icon.${icon}`, { defaultValue: icon }),
    avatarName: (avatar: string): string => t(`common:avatar.${avatar}`, { defaultValue: avatar }),
  };
};
