/** Where the mail's links lead: the app's own addresses (product.md 2, Route table). */
export const createLinks = (publicUrl: string) => {
  const of = (path: string): string => `${publicUrl}${path}`;
  return {
    family: of('/app/family'),
    children: of('/app/children'),
    child: (id: string) => of(`/app/${encodeURIComponent(id)}`),
    childTasks: (id: string) => of(`/app/${encodeURIComponent(id)}/tasks`),
    childHomework: (id: string) => of(`/app/${encodeURIComponent(id)}/assignments`),
  };
};

export type Links = ReturnType<typeof createLinks>;
