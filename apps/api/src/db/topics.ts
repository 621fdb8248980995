/** Who hears what is told on each topic, in the order in which they asked to. */
export const createTopics = () => {
  const listeners = new Map<string, ((text: string) => void)[]>();
  return {
    on: (topic: string, heard: (text: string) => void): void =>
      void listeners.set(topic, [...(listeners.get(topic) ?? []), heard]),
    hear: (topic: string, text: string): void => {
      for (const heard of listeners.get(topic) ?? []) heard(text);
    },
  };
};
