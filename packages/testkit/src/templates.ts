import { join } from 'node:path'
import type { AppRole } from '@maru/postgres'

const ROOT = join(import.meta.dirname, '../../..')

/** Each application with a database of its own: where its migrations lie and as whom it runs. */
export const TEMPLATES = {
  server: {
    migrations: join(ROOT, 'apps/server/migrations'),
    role: { name: 'maru_app', password: 'test' },
    jobs: true,
  },
  studio: {
    migrations: join(ROOT, 'apps/studio/migrations'),
    role: { name: 'maru_studio', password: 'test' },
    jobs: false,
  },
  /** Nothing in it. */
  empty: { migrations: undefined, role: { name: 'maru_app', password: 'test' }, jobs: false },
} as const satisfies Record<string, { migrations: string | undefined; role: Required<AppRole>; jobs: boolean }>

export type TemplateName = keyof typeof TEMPLATES

export const templateDatabase = (name: TemplateName): string => `template_${name}`
