import { FREQUENCIES } from '@kovan/domain/frequencies';
import { WEEK_DAYS } from '@kovan/domain/weeks';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Field } from '../../../components/Field/Field.tsx';
import { SelectField } from '../../../components/Select/Select.tsx';
import { WeekdayPicker } from '../../../components/WeekdayPicker/WeekdayPicker.tsx';
import { useNames } from '../../../i18n/useNames.ts';
import { NextDays } from './NextDays.tsx';
import type { TaskFormProps } from './taskForm.ts';

/** How often and on which days a periodic task comes, and what that means on the calendar. */
export const PeriodFields = ({ form, messageOf }: TaskFormProps) => {
  const { t } = useTranslation('createTask');
  const { frequencyName, weekDayName, weekDayShortName } = useNames();
  return (
    <>
      <SelectField
        label={t('createTask:howOften')}
        error={messageOf('frequency')}
        options={FREQUENCIES.map((weeks) => ({ value: String(weeks), label: frequencyName(weeks) }))}
        {...form.register('frequency')}
      />
      <Field kind="group" label={t('createTask:whichDays')} error={messageOf('weekDays')}>
        <Controller
          control={form.control}
          name="weekDays"
          render={({ field }) => (
            <WeekdayPicker
              {...field}
              days={WEEK_DAYS.map((day) => ({ value: day, short: weekDayShortName(day), name: weekDayName(day) }))}
            />
          )}
        />
      </Field>
      <NextDays form={form} />
    </>
  );
};
