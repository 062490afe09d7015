import type pg from 'pg'

/** One of the codes after which the queue asks again, for minutes. */
const ASK_AGAIN = 'ETIMEDOUT'

/**
 * The pool, as the queue uses it. The queue does not wait for what it writes when a job has ended: where no connection came in time, its promise would be rejected with nobody to
 * take it, and the process would end. A pool gives such an error no code.
 */
export const askingAgain = (pool: Pick<pg.Pool, 'connect'>): pg.Pool =>
  new Proxy(pool as pg.Pool, {
    get(target, name) {
      const value = Reflect.get(target, name, target)
      if (name === 'connect') return (...asked: Parameters<pg.Pool['connect']>) => connected(target, asked)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })

const connected = async (pool: pg.Pool, asked: Parameters<pg.Pool['connect']>): Promise<unknown> => {
  try {
    return await (pool.connect as (...asked: unknown[]) => Promise<unknown>)(...asked)
  } catch (error) {
    if (error instanceof Error && !('code' in error)) Object.assign(error, { code: ASK_AGAIN })
    throw error
  }
}
