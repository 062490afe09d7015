import type { Config } from '../../config.ts'
import type { Ctx } from '../../platform/context.ts'
import { allSites } from '../site/index.ts'
import { mayOpen, type Surroundings } from './vendor-registry.rules.ts'
import type { Vendor } from './vendors/vendor.ts'

export const surroundings = async (ctx: Ctx): Promise<Surroundings> => ({
  mode: ctx.config.MARU_MODE,
  ownOrigins: [
    ctx.config.PUBLIC_URL,
    ctx.config.ADMIN_URL,
    ...(await allSites(ctx, true)).flatMap(({ origin, partnerOrigin }) =>
      partnerOrigin === '' ? [origin] : [origin, partnerOrigin],
    ),
  ],
  ownPorts: [...pagePorts(ctx.config), ctx.config.STUDIO_PORT, databasePort(ctx.config)],
})

/** Where this server listens. */
export const pagePorts = ({ PORT, ADMIN_PORT, PARTNER_PORT }: Config): number[] => [PORT, ADMIN_PORT, PARTNER_PORT]

const databasePort = ({ DATABASE_URL }: Config): number => Number(URL.parse(DATABASE_URL)?.port) || 5432

/** Whether a member may be sent to the address that a vendor answered; what is refused stands in the log. */
export const mayOpenAt = async (ctx: Ctx, vendor: Vendor, address: string): Promise<boolean> => {
  const isOutside = vendor.registered?.isOutside === true
  const may = mayOpen(address, { isOwn: vendor.isOwn, isOutside }, await surroundings(ctx))
  if (!may) ctx.log.warn({ vendor: vendor.code, address }, 'an address that no member is sent to')
  return may
}
