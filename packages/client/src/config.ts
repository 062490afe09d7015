import type { SiteConfig } from '@maru/contract'
import { CallError } from './call-error.ts'
import { makeSealer, type Sealer } from './envelope.ts'

export type Site = SiteConfig & { sealer: Sealer }

let loading: Promise<Site> | undefined
let clockOffsetMs = 0

/** The site's configuration, asked once; asked again after a failure. */
export const site = (): Promise<Site> => {
  loading ??= load().catch((problem: unknown) => {
    loading = undefined
    throw problem
  })
  return loading
}

/** The server's clock in ms, so that a countdown does not depend on the member's own. */
export const serverNow = (): number => Date.now() + clockOffsetMs

/** Forgets the configuration: the key or the authorization may have been changed by the operator. */
export const forgetSite = (): void => {
  loading = undefined
}

const load = async (): Promise<Site> => {
  // Without options of its own, so that a document may have asked for it beforehand.
  const answer = await fetch('/config.json').catch(() => undefined)
  if (!answer) throw new CallError('OFFLINE', '')
  if (!answer.ok) throw new CallError('E002', '')
  const config = (await answer.json()) as SiteConfig
  clockOffsetMs = config.now - Date.now()
  return { ...config, sealer: makeSealer(config.wireKey) }
}
