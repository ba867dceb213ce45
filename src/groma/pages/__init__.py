"""The pages of the site: which there are and under which policy, wherever they are served."""
