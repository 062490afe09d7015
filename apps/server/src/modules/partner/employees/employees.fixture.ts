import { randomBytes } from 'node:crypto'
import type { PartnerRight } from '@maru/contract'
import type { Member } from '../../../platform/context.ts'
import type { TestServer } from '../../../testing/context.ts'
import { insertSiteSession } from '../site-login/site-session.repository.ts'
import { insertEmployee } from './employee.repository.ts'

type Server = Pick<TestServer, 'system' | 'clock' | 'ownerPool'>
let count = 0

/** Logged in at the partner site: the partner itself, or a new employee with these rights. */
export const atPartnerSite = (server: Server, partnerId: number, rights?: readonly PartnerRight[]): Promise<Member> =>
  server.system(async (ctx) => {
    const no = ++count
    const employeeId = rights
      ? await insertEmployee(ctx, {
          partnerId,
          ownId: `emp${no}`,
          name: `창구 ${no}`,
          rights: [...rights],
          passwordHash: 'none',
        })
      : undefined
    const tokenHash = randomBytes(32)
    const expiresAt = new Date(ctx.now.getTime() + 3_600_000)
    await insertSiteSession(ctx, { partnerId, employeeId: employeeId ?? null, tokenHash, expiresAt })
    const [session] = await ctx.db.query<{ id: number }>(
      'SELECT session_id AS id FROM partner.site_session WHERE site_id = $1 AND token_hash = $2',
      [ctx.siteId, tokenHash],
    )
    return {
      kind: 'member',
      memberId: partnerId,
      sessionId: 0,
      socketKey: '',
      expiresAt,
      tier: 'PTN_2',
      ...(rights ? { rights } : {}),
      partnerSite: {
        sessionId: session?.id ?? 0,
        employee: employeeId === undefined ? null : { employeeId, name: `창구 ${no}` },
      },
    }
  })

export const employeeIdOf = (member: Member): number => member.partnerSite?.employee?.employeeId ?? 0
