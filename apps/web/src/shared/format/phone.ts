/** A Korean mobile number as people write it: `010-2345-6789`. */
export const phoneText = (digits: string): string => digits.replace(/^(01\d)(\d{3,4})(\d{4})$/, '$1-$2-$3')
