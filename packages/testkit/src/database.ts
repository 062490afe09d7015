import { randomBytes } from 'node:crypto'
import { connectOnce, createPool, databaseUrl } from '@maru/postgres'
import type pg from 'pg'
import { afterAll, inject } from 'vitest'
import { TEMPLATES, type TemplateName, templateDatabase } from './templates.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string
  }
}

export interface TestDatabase {
  /** As the application's own role, with its privileges only. */
  url: string
  pool: pg.Pool
  /** As the owner, for arranging what the application may not. */
  ownerUrl: string
  ownerPool: pg.Pool
}

/**
 * A database of this test file's own, cloned from the migrated template and dropped after the last test.
 * Call it at the top of the file: `const database = await testDatabase()`.
 */
export async function testDatabase(template: TemplateName = 'server'): Promise<TestDatabase> {
  const clusterUrl = inject('postgresUrl')
  const { role } = TEMPLATES[template]
  const name = `test_${randomBytes(6).toString('hex')}`
  await connectOnce(clusterUrl, (client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase(template)}`),
  )

  const ownerUrl = databaseUrl(clusterUrl, name)
  const url = asRole(ownerUrl, role)
  const pool = createPool(url, { work: 'unbounded', name: 'test', isPipelined: true })
  const ownerPool = createPool(ownerUrl, { work: 'unbounded', name: 'test owner', max: 2 })
  afterAll(async () => {
    await Promise.all([pool.end(), ownerPool.end()])
    // FORCE: a connection that a test forgot fails that test's neighbours, not the run.
    await connectOnce(clusterUrl, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))
  })
  return { url, pool, ownerUrl, ownerPool }
}

function asRole(url: string, { name, password }: { name: string; password: string }): string {
  const changed = new URL(url)
  changed.username = name
  changed.password = password
  return changed.href
}
