import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  connectOnce,
  databaseUrl,
  ensureDatabase,
  ensureRole,
  installJobs,
  migrate,
  type Postgres,
  startPostgres,
} from '@maru/postgres'
import type { TestProject } from 'vitest/node'
import { TEMPLATES, type TemplateName, templateDatabase } from './templates.ts'

const PREFIX = 'maru-test-'
/** The pid of the run stands in the name of its folder. */
const OURS = /^maru-test-(\d+)-[^-]+$/

/** One PostgreSQL for the whole run, with a migrated template per application; gone at the end, also of a failed run. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepAbandoned()
  const dataDir = mkdtempSync(join(tmpdir(), `${PREFIX}${process.pid}-`))
  // The account that PostgreSQL runs under must be able to enter.
  chmodSync(dataDir, 0o755)
  const remove = () => rmSync(dataDir, { recursive: true, force: true })
  // Folders for temporary files that a test leaves go with the rest. The workers take the environment from here.
  process.env.TMPDIR = join(dataDir, 'temporary')
  mkdirSync(process.env.TMPDIR)
  // Others' accounts write here, as in /tmp.
  chmodSync(process.env.TMPDIR, 0o1777)
  let postgres: Postgres | undefined
  try {
    postgres = await startPostgres({ dataDir, log: () => {}, durable: false })
    await buildTemplates(postgres)
  } catch (error) {
    await postgres?.stop()
    remove()
    throw error
  }
  project.provide('postgresUrl', postgres.url('postgres'))
  const running = postgres
  return async () => {
    await running.stop()
    remove()
  }
}

async function buildTemplates(postgres: Postgres): Promise<void> {
  const owner = postgres.url('postgres')
  for (const name of Object.keys(TEMPLATES) as TemplateName[]) {
    const { migrations, role, jobs } = TEMPLATES[name]
    const url = databaseUrl(owner, templateDatabase(name))
    await ensureDatabase(url)
    if (migrations) await migrate(url, migrations, { appRole: role })
    else await connectOnce(url, (client) => ensureRole(client, role))
    if (jobs) await installJobs(url, role.name)
  }
}

/** What a run that was killed left behind. */
async function sweepAbandoned(): Promise<void> {
  if (process.platform !== 'linux') return
  for (const name of readdirSync(tmpdir())) {
    const pid = OURS.exec(name)?.[1]
    if (pid === undefined || existsSync(`/proc/${pid}`)) continue
    const dataDir = join(tmpdir(), name)
    const abandoned = await startPostgres({ dataDir, log: () => {}, durable: false }).catch(() => undefined)
    await abandoned?.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
