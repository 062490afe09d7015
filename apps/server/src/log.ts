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
