import type { Module } from '../../platform/module.ts'
import { serveAdminTemplateAdd } from './calls/admin/add-template.ts'
import { serveAdminMailingCancel } from './calls/admin/cancel-mailing.ts'
import { serveAdminMailingCount } from './calls/admin/count-receivers.ts'
import { serveAdminTemplateDelete } from './calls/admin/delete-template.ts'
import { serveAdminMailings } from './calls/admin/list-mailings.ts'
import { serveAdminTemplates } from './calls/admin/list-templates.ts'
import { serveAdminTemplateSave } from './calls/admin/save-template.ts'
import { serveAdminMailingSend } from './calls/admin/send-mailing.ts'
import { serveAdminMailing } from './calls/admin/show-mailing.ts'
import { serveMsgList } from './calls/member/list-messages.ts'
import { serveMsgRead } from './calls/member/read-message.ts'
import { serveMsgUpdate } from './calls/member/update-messages.ts'
import { dropOldMessagesEverywhereJob, dropOldMessagesJob } from './drop-old-messages.job.ts'
import { sendDueMailingsJob, sendMailingJob } from './mailings/send-mailing.job.ts'
import { welcomeListener } from './welcome.listener.ts'

export const communityModule: Module = {
  name: 'community',
  calls: [serveMsgList, serveMsgRead, serveMsgUpdate],
  adminCalls: [
    serveAdminMailings,
    serveAdminMailing,
    serveAdminMailingCount,
    serveAdminMailingSend,
    serveAdminMailingCancel,
    serveAdminTemplates,
    serveAdminTemplateAdd,
    serveAdminTemplateSave,
    serveAdminTemplateDelete,
  ],
  jobs: [dropOldMessagesEverywhereJob, dropOldMessagesJob, sendMailingJob, sendDueMailingsJob],
  listeners: [welcomeListener],
}
