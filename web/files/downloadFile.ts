export const downloadFile = (fileName: string, file: Blob): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download has started by the next task, so the address can be revoked then.
  setTimeout(() => URL.revokeObjectURL(address), 0);
};
