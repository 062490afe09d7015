import { sparingly as sparinglyOn } from '@maru/postgres'
import { Counter } from 'prom-client'

/** Never in a log: what opens something, and what a database error says of the row it failed on. */
export const secretPaths = [
  'req.headers.authorization',
  'req.headers.cookie',
  'req.headers["x-session-token"]',
  '*.password',
  '*.memPass',
  '*.token',
  '*.cashOutPass',
  'err.detail',
  'err.where',
  'error.detail',
  'error.where',
]

const failed = new Counter({
  name: 'maru_database_failures_total',
  help: 'Failures that were to be logged and had one cause: PostgreSQL did not answer',
})

/** As that of @maru/postgres, and counted. */
export const sparingly = (now?: () => number) => sparinglyOn(() => failed.inc(), now)
