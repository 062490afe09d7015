import { call, type Data } from '@maru/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

export type AttendanceMonth = Data<'/api/attendance/month'>

/** `YYYY-MM`; '' is the month of today. */
export const attendanceMonth = (month: string) =>
  queryOptions({
    queryKey: ['own', 'attendance', month],
    queryFn: () => call('/api/attendance/month', { month }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** Points and spins may have come with it. */
export const useAttend = () => {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => call('/api/attendance/check', {}),
    onSettled: () => queries.invalidateQueries({ queryKey: ['own'] }),
  })
}
