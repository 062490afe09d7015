import { adminPopups } from '@maru/contract'
import { useAsk } from '../../../shared/call/use-call.ts'

export const usePopups = (isOn: boolean) => useAsk(adminPopups, {}, { isOn })
