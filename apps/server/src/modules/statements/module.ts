import type { Module } from '../../platform/module.ts'
import { serveWinLose } from './calls/member/win-lose.ts'

export const statementsModule: Module = {
  name: 'statements',
  calls: [serveWinLose],
}
