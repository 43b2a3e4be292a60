# The image that runs has neither sources nor development tools, and its user is not root.
FROM node:20-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:20-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force
COPY --from=build --chown=node:node /app/api/embedded/sample api/embedded/sample
COPY --from=build --chown=node:node /app/dist dist
USER node
EXPOSE 3000
# The same command as the script `start` of package.json.
CMD ["node", "--enable-source-maps", "--min-semi-space-size=16", "--max-semi-space-size=32", "--heap-growing-percent=50", "dist/server/api/main.js"]
