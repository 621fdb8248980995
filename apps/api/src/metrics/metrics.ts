import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What one answer tells of itself: its route as the table of routes writes it, never the path that was asked for. */
export interface Answered {
  readonly method: string;
  readonly route: string;
  readonly status: number;
  /** How long it took; `null` of one that goes on for as long as somebody listens. */
  readonly seconds: number | null;
}

/** Values of a gauge by the value of its one label; the key is empty where it has none. */
export type Readings = Readonly<Record<string, number>>;

/**
 * What a process counts of itself, for Prometheus. Nothing of people: every label is a word of the program's own, such as
 * a route's pattern or the name of a limit.
 */
export interface Metrics {
  answered(answer: Answered): void;
  /** Something was refused because this limit was reached. */
  refused(limit: string): void;
  /**
   * A figure that is read when somebody asks; while that fails it is left out. `label` names what the readings differ by.
   */
  gauge(name: string, help: string, label: string | null, read: () => Readings | Promise<Readings>): void;
  /** Everything, in the words of Prometheus. */
  text(): Promise<string>;
  readonly contentType: string;
}

/** From a read of a row to a report that waits for a mail server. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

export const createMetrics = (): Metrics => {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });
  const requests = new Counter({
    name: 'kovan_http_requests_total',
    help: 'Answers by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'kovan_http_request_duration_seconds',
    help: 'Time from the head of a request to the end of its answer, by method and route.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const refusals = new Counter({
    name: 'kovan_limit_refusals_total',
    help: 'What was refused because a limit was reached, by the name of the limit.',
    labelNames: ['limit'],
    registers,
  });
  return {
    answered({ method, route, status, seconds }) {
      requests.inc({ method, route, status });
      if (seconds !== null) durations.observe({ method, route }, seconds);
    },
    refused: (limit) => refusals.inc({ limit }),
    gauge(name, help, label, read) {
      // Where a process builds the server anew, the newer one tells. It adds itself to the register.
      register.removeSingleMetric(name);
      void new Gauge({
        name,
        help,
        labelNames: label === null ? [] : [label],
        registers,
        async collect() {
          this.reset();
          const readings = await Promise.resolve()
            .then(read)
            .catch(() => ({}));
          for (const [value, reading] of Object.entries(readings)) {
            if (label === null) this.set(reading);
            else this.set({ [label]: value }, reading);
          }
        },
      });
    },
    text: () => register.metrics(),
    contentType: register.contentType,
  };
};
