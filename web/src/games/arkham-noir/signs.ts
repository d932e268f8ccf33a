/** The small signs on the cards, drawn here: paths in a square of 24. */
export const SIGNS: Record<string, string> = {
  // Methods
  collection: 'M5 9h14v10H5zM8 9V6h8v3M5 13h14M12 12v3',
  surveillance: 'M3 12q9-9 18 0q-9 9-18 0zM12 9.2a2.8 2.8 0 1 1 0 5.6a2.8 2.8 0 1 1 0-5.6',
  interview: 'M4 5h16v10h-8l-5 4v-4H4zM8 9h8M8 12h5',
  research: 'M10.5 4a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13M15.5 15.5L21 21M8 10.5h5',
  all: 'M12 3l2.6 6.4L21 12l-6.4 2.6L12 21l-2.6-6.4L3 12l6.4-2.6z',
  // Kinds
  person: 'M12 11a4 4 0 1 0 0-8a4 4 0 1 0 0 8M4 21q1-8 8-8t8 8zM6.5 6h11',
  threat: 'M13 2L5 14h6l-2 8l9-13h-6z',
  artifact: 'M8 3h8l4 6l-8 12L4 9zM4 9h16M9 9l3 12l3-12',
  evidence: 'M6 3h9l4 4v14H6zM15 3v4h4M9 12h7M9 16h5',
  location: 'M3 11l9-8l9 8M6 10v11h12V10M10 21v-6h4v6',
  monster: 'M4 20q0-15 8-15t8 15l-3-3l-2.5 3L12 17l-2.5 3L7 17zM9 11v2M15 11v2',
  formula: 'M12 2v20M4 7l16 10M20 7L4 17M12 8a4 4 0 1 1 0 8a4 4 0 1 1 0-8',
  storm:
    'M7 14a4.5 4.5 0 1 1 1-8.9A5.5 5.5 0 0 1 18.600 7.500A3.500 3.500 0 0 1 18 14zM12 12l-2.500 5H13l-2 5',
  victim: 'M12 3a6 6 0 0 0-6 6v3l2 2v3h8v-3l2-2V9a6 6 0 0 0-6-6M9.500 10v2M14.500 10v2M10 20h4',
  // Marks
  time: 'M6 3h12M6 21h12M7 3q0 6 5 9q-5 3-5 9M17 3q0 6-5 9q5 3 5 9',
  stability: 'M12 4q-7-1-7 7q0 4 3 5v4h7v-3h3v-4l2-1l-2-4q-1-4-6-4M9 10q2-3 4 0t4 0',
  // Conditions and keys
  lock: 'M6 11h12v10H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 15v3',
  skeleton: 'M6 11h12v10H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M10 15h.1M14 15h.1M10 18h4',
  'storm-lock': 'M6 11h12v10H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M13 13l-2.500 3h3L11 19',
  min: 'M5 4h10v14H5zM9 21h10V8',
  key: 'M8 7.500a4 4 0 1 1 0 8a4 4 0 1 1 0-8M12 11.500h9v3M17.500 11.500v3',
  'skeleton-key':
    'M8 6.500a4.500 4.500 0 1 1 0 9a4.500 4.500 0 1 1 0-9M12.500 11.500h8.500v4M17.500 11.500v3M6.500 10.500h.1M9.500 10.500h.1M6.800 13h2.400',
  puzzle: 'M4 8h5q-1.500-4 2.500-4T14 8h6v5q-4-1.500-4 2.500t4 2.500v3H4z',
  left: 'M12 3a9 9 0 0 0 0 18zM12 8a4 4 0 0 0 0 8',
  right: 'M12 3a9 9 0 0 1 0 18zM12 8a4 4 0 0 1 0 8',
  lightning: 'M13 2L5 14h6l-2 8l9-13h-6z',
}
