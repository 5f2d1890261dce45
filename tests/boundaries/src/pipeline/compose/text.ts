export const text = 'composed'
