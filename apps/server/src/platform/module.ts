import type { AdminCall, Call } from '@maru/contract'
import type { FastifyInstance } from 'fastify'
import type { Listener } from './events/events.ts'
import type { ServedAdminCall, ServedCall } from './http/serve.ts'
import type { AnyJob } from './jobs/define-job.ts'
import type { AnyTopic } from './live/topic.ts'
import type { ObserverTable } from './observers.ts'
import type { Services } from './services.ts'
import type { NamedClock } from './ticker/named-clock.ts'

/** What a module gives to `app.ts`: its table of contents. */
export type Module = {
  name: string
  calls?: readonly ServedCall<Call>[]
  adminCalls?: readonly ServedAdminCall<AdminCall>[]
  jobs?: readonly AnyJob[]
  listeners?: readonly Listener[]
  /** What it does at regular instants, once for all processes. */
  clocks?: readonly NamedClock[]
  /** What browsers may subscribe to. */
  topics?: readonly AnyTopic[]
  /** What it keeps of other modules' changes, in their transactions. */
  observers?: ObserverTable
  /** Runs once when the process starts, before it listens; what it returns ends it. */
  start?: (services: Services) => Promise<(() => void | Promise<void>) | undefined>
  /** Routes outside both wires: vendors' adapters, pictures. Registered on the member site's listener. */
  routes?: (http: FastifyInstance, services: Services) => void
}
