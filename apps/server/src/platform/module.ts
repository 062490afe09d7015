import type { AdminCall, Call } from '@maru/contract'
import type { FastifyInstance } from 'fastify'
import type { Services } from './services.ts'
import type { Listener } from './events/events.ts'
import type { ServedAdminCall, ServedCall } from './http/serve.ts'
import type { Job } from './jobs/define-job.ts'

/** What a module gives to `app.ts`: its table of contents. */
export type Module = {
  name: string
  calls?: readonly ServedCall<Call>[]
  adminCalls?: readonly ServedAdminCall<AdminCall>[]
  jobs?: readonly Job[]
  listeners?: readonly Listener[]
  /** Routes outside both wires: vendor doors, pictures. Registered on the member site's listener. */
  routes?: (http: FastifyInstance, services: Services) => void
}
