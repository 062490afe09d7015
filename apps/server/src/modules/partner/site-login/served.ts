import { servePartnerEmployeeCreate } from '../calls/partner/create-employee.ts'
import { servePartnerSessionEnd } from '../calls/partner/end-session.ts'
import { servePartnerActs } from '../calls/partner/list-acts.ts'
import { servePartnerEmployees } from '../calls/partner/list-employees.ts'
import { servePartnerSessions } from '../calls/partner/list-sessions.ts'
import { servePartnerEmployeeLock } from '../calls/partner/lock-employee.ts'
import { servePartnerEmployeeRemove } from '../calls/partner/remove-employee.ts'
import { servePartnerEmployeeReset } from '../calls/partner/reset-employee.ts'
import { servePartnerEmployeeSave } from '../calls/partner/save-employee.ts'
import { servePartnerSiteLink } from '../calls/partner/show-site-link.ts'
import { servePartnerSitePassword } from '../calls/site/change-password.ts'
import { servePartnerSiteEnrol } from '../calls/site/enrol.ts'
import { servePartnerSiteLogin } from '../calls/site/log-in.ts'
import { servePartnerSiteLogout } from '../calls/site/log-out.ts'
import { servePartnerSiteWho } from '../calls/site/show-who.ts'

/** What the module serves about employees and logins at the partner site. */
export const employeeCalls = [
  servePartnerEmployees,
  servePartnerEmployeeCreate,
  servePartnerEmployeeSave,
  servePartnerEmployeeReset,
  servePartnerEmployeeLock,
  servePartnerEmployeeRemove,
  servePartnerActs,
  servePartnerSessions,
  servePartnerSessionEnd,
  servePartnerSiteLink,
]
/** At the partner site alone. */
export const siteLoginCalls = [
  servePartnerSiteLogin,
  servePartnerSiteEnrol,
  servePartnerSiteWho,
  servePartnerSitePassword,
  servePartnerSiteLogout,
]
