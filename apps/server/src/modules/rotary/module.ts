import type { Module } from '../../platform/module.ts'
import { serveAdminWheelConfirm } from './calls/admin/confirm-wheel.ts'
import { serveAdminWheelDrop } from './calls/admin/drop-wheel.ts'
import { serveAdminSpinsGive } from './calls/admin/give-spins.ts'
import { serveAdminSpins } from './calls/admin/list-spins.ts'
import { serveAdminWheelSave } from './calls/admin/save-wheel.ts'
import { serveAdminWheel } from './calls/admin/show-wheel.ts'
import { serveRotarySeed } from './calls/member/choose-seed.ts'
import { serveRotaryList } from './calls/member/list-spins.ts'
import { serveRotaryShow } from './calls/member/show-wheel.ts'
import { serveRotarySpin } from './calls/member/spin-wheel.ts'

export const rotaryModule: Module = {
  name: 'rotary',
  calls: [serveRotaryShow, serveRotarySpin, serveRotarySeed, serveRotaryList],
  adminCalls: [
    serveAdminWheel,
    serveAdminWheelSave,
    serveAdminWheelConfirm,
    serveAdminWheelDrop,
    serveAdminSpins,
    serveAdminSpinsGive,
  ],
}
