# The client is built once; what runs has no build tools' leftovers and no root.
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
COPY --chown=node:node api api
COPY --chown=node:node schema schema
COPY --chown=node:node projections projections
COPY --chown=node:node web web
COPY --chown=node:node tsconfig.json ./
# Copied last, so that it is newer than its sources and is not built again at the start.
COPY --from=build --chown=node:node /app/dist dist
USER node
EXPOSE 3000
CMD ["node", "--import", "tsx", "api/main.ts"]
