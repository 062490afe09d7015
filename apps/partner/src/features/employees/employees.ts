import type { Data } from '@maru/client'

export type Employee = Data<'/api/partner/employees'>['list'][number]
