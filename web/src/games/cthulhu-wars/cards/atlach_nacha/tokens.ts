/** The colours of the markers of Atlach-Nacha. */
export default { web: 'light-dark(#3f3a52, #d7d2ea)' }
