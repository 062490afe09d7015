import type { Module } from '../../platform/module.ts'
import { serveMsgList } from './calls/member/list-messages.ts'
import { serveMsgRead } from './calls/member/read-message.ts'

export const communityModule: Module = {
  name: 'community',
  calls: [serveMsgList, serveMsgRead],
}
