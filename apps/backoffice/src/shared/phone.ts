/** `01012345678` as `010-1234-5678`; what is masked or foreign stays as it is. */
export const phoneText = (phone: string): string => phone.replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3')
