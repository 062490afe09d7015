import type { Module } from '../../platform/module.ts'
import { serveMsgList } from './calls/member/list-messages.ts'
import { serveMsgRead } from './calls/member/read-message.ts'
import { serveMsgUpdate } from './calls/member/update-messages.ts'
import { dropOldMessagesEverywhereJob, dropOldMessagesJob } from './drop-old-messages.job.ts'
import { welcomeListener } from './welcome.listener.ts'

export const communityModule: Module = {
  name: 'community',
  calls: [serveMsgList, serveMsgRead, serveMsgUpdate],
  jobs: [dropOldMessagesEverywhereJob, dropOldMessagesJob],
  listeners: [welcomeListener],
}
