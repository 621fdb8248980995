import { VisuallyHidden } from '@kovan/ui/components/VisuallyHidden';
import { Fragment } from 'react';
import { type LaneArrow, type LaneGroup, lanesOf } from './lanes.ts';
import { machines } from './machines.ts';
import styles from './StateChart.module.css';

type Lanes = Readonly<Record<`--${string}`, number>>;

const Name = ({ name, isInitial }: { name: string; isInitial: boolean }) => (
  <span className={styles.state} data-initial={isInitial || undefined}>
    {name}
    {isInitial ? <VisuallyHidden> (begins here)</VisuallyHidden> : null}
  </span>
);

const Head = ({ groups }: { groups: readonly LaneGroup[] }) => {
  const isNested = groups.some(({ inner }) => inner.length > 0);
  const rows = isNested ? 2 : 1;
  return (
    <thead>
      <tr>
        <th scope="col" rowSpan={rows} className={styles.corner}>
          What happens
        </th>
        {groups.map(({ state, isInitial, inner }) => (
          <th
            key={state}
            scope={inner.length > 0 ? 'colgroup' : 'col'}
            colSpan={inner.length || 1}
            rowSpan={inner.length > 0 ? 1 : rows}
            data-holds={inner.length > 0 || undefined}
          >
            <Name name={state} isInitial={isInitial} />
          </th>
        ))}
      </tr>
      {isNested ? (
        <tr>
          {groups.map(({ state, inner }) => (
            <Fragment key={state}>
              {inner.map((one) => (
                <th key={one.name} scope="col" className={styles.inner}>
                  <Name {...one} />
                </th>
              ))}
            </Fragment>
          ))}
        </tr>
      ) : null}
    </thead>
  );
};

const inWords = ({ from, to }: LaneArrow): string => {
  const start = from === '' ? 'any state' : from;
  return to === null ? `stays in ${start}` : `${start} → ${to}`;
};

/** The arrow over its lanes: from a dot, or a bar over all the lanes it leaves, to the head in the lane it enters. */
const Arrow = ({ arrow }: { arrow: LaneArrow }) => {
  const { first, last, target } = arrow;
  const isBar = last > first;
  const start = target === null ? first : Math.min(Math.max(target, first), last);
  const lanes: Lanes = {
    '--first': first,
    '--last': last,
    '--low': Math.min(start, target ?? start),
    '--high': Math.max(start, target ?? start),
    '--target': target ?? start,
  };
  const isLoop = !isBar && target === start;
  const points = target === null || target === start ? undefined : target > start ? 'right' : 'left';
  return (
    <div className={styles.lanes} style={lanes} aria-hidden="true">
      <span className={isBar ? styles.bar : styles.dot} data-stays={target === null || undefined} />
      {points ? <span className={styles.line} /> : null}
      {isLoop ? <span className={styles.loop} /> : null}
      {points ? <span className={styles.tip} data-points={points} /> : null}
      {isBar && target === start ? <span className={styles.landing} /> : null}
    </div>
  );
};

/** What the signs of a chart mean. */
const Legend = () => (
  <ul className={`sb-unstyled ${styles.legend}`}>
    <li>
      <span className={styles.state} data-initial>
        state
      </span>
      begins here
    </li>
    <li>
      <i className={styles.dot} /> is left <i className={styles.tip} data-points="right" /> is entered
    </li>
    <li>
      <i className={styles.bar} /> any of these is left
    </li>
    <li>
      <i className={styles.dot} data-stays /> something is done, the state stays
    </li>
    <li>
      <i className={styles.loop} /> is entered anew
    </li>
  </ul>
);

/** The state chart of a machine, drawn from the machine itself: a lane a state, a row an arrow. */
export const StateChart = ({ of }: { of: keyof typeof machines }) => {
  const { groups, arrows, count } = lanesOf(machines[of]);
  const lanes: Lanes = { '--lanes': count };
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={`sb-unstyled ${styles.frame}`} role="region" aria-label={`State chart: ${of}`} tabIndex={0}>
        <table className={styles.chart} style={lanes}>
          <Head groups={groups} />
          <tbody>
            {arrows.map((arrow, index) => (
              <tr key={index}>
                <th scope="row">
                  {arrow.on === '' ? <span>at once</span> : <code>{arrow.on}</code>}
                  {arrow.guard === null ? null : (
                    <small>
                      if <code>{arrow.guard}</code>
                    </small>
                  )}
                </th>
                <td colSpan={count}>
                  <VisuallyHidden>{inWords(arrow)}</VisuallyHidden>
                  <Arrow arrow={arrow} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Legend />
    </>
  );
};
